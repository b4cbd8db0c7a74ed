/** Icons of the page, one path each on a grid of 24. Games draw their pieces themselves. */
const PATHS = {
  close: "M5.6 4.2 12 10.6l6.4-6.4 1.4 1.4L13.4 12l6.4 6.4-1.4 1.4-6.4-6.4-6.4 6.4-1.4-1.4L10.6 12 4.2 5.6z",
  back: "M11 5 4 12l7 7 1.5-1.5L8 13h12v-2H8l4.5-4.5z",
  menu: "M3 5h18v2.5H3zm0 5.75h18v2.5H3zm0 5.75h18V19H3z",
  gear: "M10.6 2h2.8l.5 2.6 1.9.8 2.2-1.5 2 2-1.5 2.2.8 1.9 2.6.5v2.9l-2.6.5-.8 1.9 1.5 2.2-2 2-2.2-1.5-1.9.8-.5 2.7h-2.8l-.5-2.7-1.9-.8L6 20l-2-2 1.5-2.2-.8-1.9L2 13.4v-2.9l2.7-.5.8-1.9L4 6l2-2 2.2 1.4 1.9-.8zM12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z",
  book: "M4 3h7l1 1 1-1h7v16h-7l-1 1-1-1H4zm2 2v12h5V5zm7 0v12h5V5z",
  list: "M3 4h4v4H3zm6 1h12v2H9zm-6 5h4v4H3zm6 1h12v2H9zm-6 5h4v4H3zm6 1h12v2H9z",
  share: "M12 2l5 5-1.4 1.4L13 5.8V15h-2V5.8L8.4 8.4 7 7zM5 11h3v2H7v7h10v-7h-1v-2h3v11H5z",
  copy: "M8 2h12v15h-3v5H4V7h4zm2 2v11h8V4zM6 9v11h9v-3H8V9z",
  tick: "M9.6 18.4 3.4 12.2l2-2 4.2 4.2 9-9 2 2z",
  star: "M12 2l2.9 6.4 7 .8-5.2 4.7 1.5 6.9L12 17.3l-6.2 3.5 1.5-6.9L2.1 9.2l7-.8z",
  door: "M5 2h14v20H5zm2 2v16h10V4zm6.5 7h2v3h-2z",
  gun: "M2 7h18l2 2v2h-9l-1 3H8.5L7 20H3l1.5-7.5H2z",
  plus: "M10.7 4h2.6v6.7H20v2.6h-6.7V20h-2.6v-6.7H4v-2.6h6.7z",
  minus: "M4 10.7h16v2.6H4z",
  down: "M12 16.5 4.5 9 6 7.5l6 6 6-6L19.5 9z",
  search: "M10 3a7 7 0 0 1 5.6 11.2l5 5-1.6 1.6-5-5A7 7 0 1 1 10 3zm0 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
  warn: "M12 2.5 22.5 21h-21zM11 9v6h2V9zm0 7.5v2h2v-2z",
  save: "M11 3h2v9.2l3.2-3.2 1.4 1.4L12 16l-5.6-5.6L7.8 9l3.2 3.2zM4 18h16v3H4z",
  eye: "M12 5c5 0 8.6 3.5 10.5 7-1.9 3.5-5.5 7-10.5 7S3.4 15.5 1.5 12C3.4 8.5 7 5 12 5zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  lamp: "M9 2h6v2l2 2v3l-1 1 1 8 1 1v3H6v-3l1-1 1-8-1-1V6l2-2zm1.2 8-.8 8h5.2l-.8-8zM11 12h2v4h-2z",
  dice: "M4 4h16v16H4zm2 2v12h12V6zm2.5 1.5h3v3h-3zm4 2.5h3v3h-3zm-4 3h3v3h-3zm5 1.5h3v3h-3zm.5-7h3v3h-3z",
  people:
    "M8 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm8.5 2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM1.5 20c0-4.5 2.6-7.5 6.5-7.5s6.5 3 6.5 7.5zm14.5 0c0-2.9-.7-5-2-6.6.8-.3 1.6-.5 2.5-.5 3.3 0 5.5 2.7 5.5 7.1z",
  clock:
    "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.2a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6zM11 6.5h2V12l3.5 2.5-1.2 1.7L11 13z",
  hat: "M2 15.5c2 .6 3.8.8 5 .8C7.4 11 8 5.5 10 4.8c.8-.3 1.3.4 2 .4s1.2-.7 2-.4c2 .7 2.6 6.2 3 11.5 1.2 0 3-.2 5-.8-1.5 2.8-5 4.3-10 4.3S3.5 18.3 2 15.5z",
  bot: "M11 2h2v3h5v12h2v5H4v-5h2V5h5zM8 7v8h8V7zm1.5 2h2v2.5h-2zm3 0h2v2.5h-2zM9.5 13h5v1.2h-5zM7 19h10v1H7z",
  chair: "M6 2h2v9h8V2h2v12l1 8h-2l-.8-6H7.8L7 22H5l1-8zm2 2.5h8v1.8H8z",
} as const;
export type IconName = keyof typeof PATHS;

/** Decoration: the button or the text around it carries the meaning. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" fill-rule="evenodd" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

export const lobby = {
  share: {
    title: "Invite",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "Copying is not allowed here. Mark the text and copy it by hand.",
  },
};

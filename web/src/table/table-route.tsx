export function TableRoute({ id, local }: { id: string; local: boolean }) {
  return (
    <p>
      {id} {local ? "local" : "server"}
    </p>
  );
}

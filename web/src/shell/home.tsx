export function Home() {
  return <h1>Trestle</h1>;
}

import { lazy, Suspense } from "preact/compat";
import { Route, Router, Switch } from "wouter-preact";
import { useHashLocation } from "wouter-preact/use-hash-location";
import { Home } from "./shell/home.tsx";

const TableRoute = lazy(() => import("./table/table-route.tsx").then((m) => ({ default: m.TableRoute })));

/** The address after # says where one is, so that the files can lie on any web host, in any folder. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <Suspense fallback={<p role="status">…</p>}>
        <Switch>
          <Route path="/" component={Home} />
          <Route path="/t/:id">{({ id }) => <TableRoute id={id} local={false} />}</Route>
          <Route path="/l/:id">{({ id }) => <TableRoute id={id} local />}</Route>
        </Switch>
      </Suspense>
    </Router>
  );
}

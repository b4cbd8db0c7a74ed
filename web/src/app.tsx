import { flushSync, lazy, Suspense } from "preact/compat";
import { Route, Router, Switch, type AroundNavHandler } from "wouter-preact";
import { useHashLocation } from "wouter-preact/use-hash-location";
import { Broken } from "./shell/broken.tsx";
import { Home } from "./shell/home.tsx";
import { NotFound } from "./shell/not-found.tsx";
import { Toaster } from "./shell/parts/toast.tsx";
import { Waiting } from "./shell/waiting.tsx";

const TableRoute = lazy(() => import("./table/table-route.tsx").then((m) => ({ default: m.TableRoute })));

/** Screens melt into each other where the platform can, and where motion is wanted. */
const melt: AroundNavHandler = (navigate, to, options) => {
  const still =
    document.documentElement.dataset["motion"] === "reduced" ||
    (document.documentElement.dataset["motion"] !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (document.startViewTransition === undefined || still) return navigate(to, options);
  document.startViewTransition(() => flushSync(() => navigate(to, options)));
};

/** The address after # says where one is, so that the files can lie on any web host, in any folder. */
export function App() {
  return (
    <Router hook={useHashLocation} aroundNav={melt}>
      <Broken>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/t/:id">{({ id }) => <TableRoute id={id} local={false} />}</Route>
            <Route path="/l/:id">{({ id }) => <TableRoute id={id} local />}</Route>
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Broken>
      <Toaster />
    </Router>
  );
}

import { lazy } from "@trestle/ui/lazy.tsx";
import { useEffect } from "preact/hooks";
import { Route, Router, Switch, useLocation, type AroundNavHandler } from "wouter-preact";
import { useHashLocation } from "wouter-preact/use-hash-location";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { Home } from "./home/home.tsx";
import { isPlace } from "./new-table/place.ts";
import { dropToasts, Toaster } from "./shell/toast.tsx";
import { visited } from "./shell/visited.ts";
import { Loading } from "./shell/loading.tsx";
import { withShellText } from "./text/index.ts";

// Each screen is a chunk of its own, fetched on the first visit together with the texts it needs.
const NewTable = lazy(() => withShellText(import("./new-table/new-table.tsx").then((m) => m.NewTable)), Loading);
const Gallery = lazy(() => withShellText(import("./gallery/gallery.tsx").then((m) => m.Gallery)), Loading);
const Join = lazy(() => withShellText(import("./home/join.tsx").then((m) => m.Join)), Loading);
const NotFound = lazy(() => import("./shell/not-found.tsx").then((m) => m.NotFound), Loading);
const Rulebook = lazy(() => import("./rules/rulebook.tsx").then((m) => m.Rulebook), Loading);
const Settings = lazy(() => withShellText(import("./settings/settings.tsx").then((m) => m.Settings)), Loading);
const TableRoute = lazy(() => import("./table-route.tsx").then((m) => m.TableRoute), Loading);
const Tables = lazy(() => withShellText(import("./tables/tables.tsx").then((m) => m.Tables)), Loading);

/** Cross-fades screens where the browser can and the player wants motion. */
const melt: AroundNavHandler = (navigate, to, options) => {
  const { motion } = document.documentElement.dataset;
  const still = motion === "reduced" || (motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
  if (document.startViewTransition === undefined || still) return navigate(to, options);
  // The new screen is drawn by the time the timer fires: components draw in the next microtask.
  document.startViewTransition(() => {
    navigate(to, options);
    return new Promise((drawn) => setTimeout(drawn));
  });
};

/** Routes are in the hash of the address, so that the files can lie in any folder of any web host. */
export function App() {
  return (
    <Router hook={useHashLocation} aroundNav={melt}>
      <ErrorBoundary>
        <Screens />
      </ErrorBoundary>
      <Toaster />
    </Router>
  );
}

function Screens() {
  const [path] = useLocation();
  useEffect(() => {
    visited(path);
    return dropToasts;
  }, [path]);
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/new/:game/:place?">
        {({ game, place = "" }) => <NewTable key={place} game={game} place={isPlace(place) ? place : "bots"} />}
      </Route>
      <Route path="/join/:code?">{({ code }) => <Join key={code} code={code ?? null} />}</Route>
      <Route path="/tables" component={Tables} />
      <Route path="/settings" component={Settings} />
      <Route path="/rules/:game?/:rule?">
        {({ game, rule }) => <Rulebook game={game ?? null} rule={rule ?? null} />}
      </Route>
      <Route path="/gallery/:game">{({ game }) => <Gallery key={game} game={game} />}</Route>
      <Route path="/t/:id">{({ id }) => <TableRoute id={id} local={false} />}</Route>
      <Route path="/l/:id">{({ id }) => <TableRoute id={id} local />}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}

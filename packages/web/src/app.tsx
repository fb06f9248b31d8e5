import type { Lobby } from '@questhall/wire';
import { lazy, type ReactElement, Suspense } from 'react';
import { HomeScreen } from './screens/home/home-screen.tsx';
import { LostScreen } from './screens/lost-screen.tsx';
import { Boundary } from './shell/boundary.tsx';
import { hrefOf, type Route, useRoute } from './shell/router.ts';
import { useTexts } from './texts/texts.ts';

const TableScreen = lazy(async () => ({ default: (await import('./screens/table/table-screen.tsx')).TableScreen }));
const NewTableScreen = lazy(async () => ({
  default: (await import('./screens/new-table/new-table-screen.tsx')).NewTableScreen,
}));
const OwnTableScreen = lazy(async () => ({
  default: (await import('./screens/new-table/own-table-screen.tsx')).OwnTableScreen,
}));
const ReplayScreen = lazy(async () => ({ default: (await import('./screens/replay/replay-screen.tsx')).ReplayScreen }));
const RulebookScreen = lazy(async () => ({
  default: (await import('./screens/rulebook/rulebook-screen.tsx')).RulebookScreen,
}));
const WorkshopScreen = lazy(async () => ({
  default: (await import('./screens/workshop/workshop-screen.tsx')).WorkshopScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('./screens/settings/settings-screen.tsx')).SettingsScreen,
}));
const CreditsScreen = lazy(async () => ({
  default: (await import('./screens/credits/credits-screen.tsx')).CreditsScreen,
}));

interface AppProps {
  readonly lobby: Lobby;
}

/** The house: one screen at a time, the one that the address names. */
export function App({ lobby }: AppProps): ReactElement {
  const route = useRoute();
  return (
    <Boundary key={route.screen}>
      <Suspense fallback={<Loading />}>{screenOf(route, lobby)}</Suspense>
    </Boundary>
  );
}

function screenOf(route: Route, lobby: Lobby): ReactElement {
  switch (route.screen) {
    case 'home':
      return <HomeScreen lobby={lobby} />;
    case 'new':
      return newTable(route, lobby);
    case 'table':
      return <TableScreen key={route.id} id={route.id} lobby={lobby} />;
    case 'replay':
      return <ReplayScreen key={route.id} id={route.id} lobby={lobby} />;
    case 'rules':
      return <RulebookScreen key={route.game} game={route.game} rule={route.rule} />;
    case 'workshop':
      return <WorkshopScreen id={route.id} />;
    case 'settings':
      return <SettingsScreen />;
    case 'credits':
      return <CreditsScreen />;
    case 'lost':
      return <LostScreen />;
  }
}

function newTable(route: Extract<Route, { screen: 'new' }>, lobby: Lobby): ReactElement {
  const { game, quest, own } = route;
  const key = hrefOf(route);
  if (own !== undefined) return <OwnTableScreen key={key} game={game} id={own} lobby={lobby} />;
  return <NewTableScreen key={key} game={game} wished={quest === undefined ? {} : { quest }} lobby={lobby} />;
}

function Loading(): ReactElement {
  return (
    <p className="loading" role="status">
      {useTexts().loading}
    </p>
  );
}

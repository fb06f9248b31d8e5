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
const ReplayScreen = lazy(async () => ({ default: (await import('./screens/replay/replay-screen.tsx')).ReplayScreen }));
const RulebookScreen = lazy(async () => ({
  default: (await import('./screens/rulebook/rulebook-screen.tsx')).RulebookScreen,
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
      return <NewTableScreen key={hrefOf(route)} game={route.game} quest={route.quest ?? null} lobby={lobby} />;
    case 'table':
      return <TableScreen key={route.id} id={route.id} lobby={lobby} />;
    case 'replay':
      return <ReplayScreen key={route.id} id={route.id} lobby={lobby} />;
    case 'rules':
      return <RulebookScreen key={route.game} game={route.game} rule={route.rule} />;
    case 'settings':
      return <SettingsScreen />;
    case 'credits':
      return <CreditsScreen />;
    case 'lost':
      return <LostScreen />;
  }
}

function Loading(): ReactElement {
  return (
    <p className="loading" role="status">
      {useTexts().loading}
    </p>
  );
}

import type { Lobby } from '@questhall/wire';
import { lazy, type ReactElement, Suspense } from 'react';
import { HomeScreen } from '../screens/home.tsx';
import { LostScreen } from '../screens/lost.tsx';
import { useTexts } from '../texts/texts.ts';
import { Boundary } from './boundary.tsx';
import { hrefOf, type Route, useRoute } from './router.ts';

const TableScreen = lazy(async () => ({ default: (await import('../table/table-screen.tsx')).TableScreen }));
const NewTableScreen = lazy(async () => ({ default: (await import('../screens/new-table.tsx')).NewTableScreen }));
const ReplayScreen = lazy(async () => ({ default: (await import('../screens/replay.tsx')).ReplayScreen }));
const RulebookScreen = lazy(async () => ({ default: (await import('../screens/rulebook.tsx')).RulebookScreen }));
const SettingsScreen = lazy(async () => ({ default: (await import('../screens/settings.tsx')).SettingsScreen }));
const CreditsScreen = lazy(async () => ({ default: (await import('../screens/credits.tsx')).CreditsScreen }));

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

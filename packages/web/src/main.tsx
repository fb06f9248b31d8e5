import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectWorker } from './link/connect.ts';
import './look/tokens.css';
import './look/fonts.css';
import './look/base.css';
import './look/components.css';
import './look/parchment.css';
import { App } from './app.tsx';
import { startHall } from './link/start-worker.ts';
import { keepOffline } from './offline/register.ts';
import { currentSettings, startSettings } from './settings/settings.ts';
import { keepDroppedFilesOut } from './shell/dropped-files.ts';
import { startPseudo } from './texts/in-language.ts';
import { useTexts } from './texts/texts.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');

startSettings();
await startPseudo();
await useTexts.load(currentSettings().language); // no flash of English
createRoot(root).render(
  <StrictMode>
    <App lobby={connectWorker(startHall())} />
  </StrictMode>,
);
keepOffline();
keepDroppedFilesOut();

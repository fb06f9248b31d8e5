import { openHall } from './hall.ts';
import { type Scope, WORKSHOP } from './scope.ts';

const scope = globalThis as unknown as Scope; // this file is only ever the entry of a worker

if (scope.name === WORKSHOP) openWorkshop();
else openHall(scope);

/** What comes before the workshop is loaded waits for it. */
function openWorkshop(): void {
  const loading = import('../workshop/answering.ts');
  scope.addEventListener('message', async ({ data }) => scope.postMessage(await (await loading).answer(data)));
}

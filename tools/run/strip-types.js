// Lets Node read the sources as they are. From 22.18 on it does so by itself; before that it is taught to.
import { register } from 'node:module';

const canStripTypes = 'typescript' in process.features && process.features.typescript !== false;
if (!canStripTypes) register('./strip-types-hooks.js', import.meta.url);

// The server of the page, for tests that serve one of their own.
export { serve } from '../../../../tools/run/serve.js';

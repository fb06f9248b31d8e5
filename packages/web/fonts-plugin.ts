import type { Plugin } from 'vite';

/**
 * Asks for the fonts before the first sheet does: text that is drawn in another font first is drawn, and shifts, twice.
 */
export function fonts(): Plugin {
  return {
    name: 'questhall-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
            injectTo: 'head',
          })),
    },
  };
}

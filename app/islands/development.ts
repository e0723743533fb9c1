/** Hot reload of a document, in development alone. */
import "virtual:react-router/inject-hmr-runtime";

// React Router's refresh asks its router for data before it draws a widget anew, and a document has no router
Object.assign(window, { __reactRouterDataRouter: { revalidate: async () => {} } });

// sent by `scripts/widgets-plugin.ts` for what only the server draws
import.meta.hot?.on("document:changed", () => location.reload());

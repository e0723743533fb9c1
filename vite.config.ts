import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { applicationOutput } from "./scripts/application-files.ts";
import { privateDevVars } from "./scripts/private-dev-vars.ts";
import { stateFolder } from "./scripts/servers/data-folder.ts";
import { absent, widgetsPlugin, withoutPreloadHelper } from "./scripts/widgets-plugin.ts";

export default defineConfig(({ command }) => ({
	plugins: [
		cloudflare({ viteEnvironment: { name: "ssr" }, persistState: { path: stateFolder } }),
		tailwindcss(),
		reactRouter(),
		widgetsPlugin(),
		{ ...withoutPreloadHelper, applyToEnvironment: ({ name }) => name === "client" },
		privateDevVars(),
	],
	environments: {
		// a third less for each new isolate to read (stack traces name the source by its maps)
		ssr: { build: { minify: true } },
		client: {
			define: command === "build" ? absent : {},
			// known from the start: the dev server need not reload a page to bundle them
			optimizeDeps: {
				include: [
					"@tanstack/react-query",
					"@tanstack/react-query-devtools",
					"react-dom/server",
					"react-hot-toast/headless",
					"valibot",
				],
			},
			build: {
				target: "es2023",
				// React Router names what a page loads; Vite's own preloading would be a second copy
				modulePreload: false,
				rolldownOptions: { output: applicationOutput },
			},
		},
	},
}));

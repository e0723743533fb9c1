import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { islandsPlugin } from "./scripts/islands-plugin.ts";
import { privateDevVars } from "./scripts/private-dev-vars.ts";

/** React and the router in one file, which stays in the browser's cache when a screen of ours changes. */
const sharedFiles = [
	{ name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
];

export default defineConfig({
	plugins: [
		cloudflare({ viteEnvironment: { name: "ssr" } }),
		tailwindcss(),
		reactRouter(),
		islandsPlugin(),
		privateDevVars(),
	],
	environments: {
		// a third less for each new isolate to read (docs/decisions/0285)
		ssr: { build: { minify: true } },
		client: {
			// known from the start: the dev server need not reload a page to bundle them
			optimizeDeps: {
				include: [
					"@tanstack/react-query",
					"@tanstack/react-query-devtools",
					"react-dom/server",
					"valibot",
				],
			},
			build: {
				target: "es2023",
				// React Router names what a page loads; Vite's own preloading would be a second copy
				modulePreload: false,
				rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
			},
		},
	},
});

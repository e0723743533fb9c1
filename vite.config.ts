import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { privateDevVars } from "./scripts/private-dev-vars.ts";

/**
 * Two files that every public page needs, instead of a dozen: they pack better, and the first
 * stays in the browser's cache when a page of ours changes. A view that one page uses is in neither.
 */
const sharedFiles = [
	{ name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
	{
		name: "site",
		test: /app\/(site\/(frame|fresh-on-wake|heading-focus|held-slot|mark|meta|party-options|site-footer|site-header)|ui\/(button|error-screen|select-field|field-frame|format|navigation-progress|preload-link|sending|toast-area|wake)|excursions\/(card|category|departure-line|excursion-poster|excursion-row|price)|bookings\/held-hint|request\/island)\.tsx?/,
	},
];

export default defineConfig({
	plugins: [
		cloudflare({ viteEnvironment: { name: "ssr" } }),
		tailwindcss(),
		reactRouter(),
		privateDevVars(),
	],
	environments: {
		client: {
			// known from the start: the dev server need not reload a page to bundle them
			optimizeDeps: {
				include: [
					"@tanstack/react-query",
					"@tanstack/react-query-devtools",
					"react-hot-toast/headless",
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

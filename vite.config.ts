import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { privateDevVars } from "./scripts/private-dev-vars.ts";

/** What the frame of every public page and the rows of the list draw with. */
const siteFiles = new Set(
	[
		"site/booking/held-bar-slot.tsx",
		"site/frame.tsx",
		"site/reload-after-hydration.ts",
		"site/heading-focus.ts",
		"site/list/party-options.tsx",
		"site/mark.tsx",
		"site/meta.ts",
		"site/site-footer.tsx",
		"site/site-header.tsx",
		"bookings/holds/hold-cookie-hint.ts",
		"configuration/site-config.ts",
		"excursions/category.ts",
		"excursions/price.tsx",
		"excursions/public/departure-line.tsx",
		"excursions/public/excursion-card.ts",
		"excursions/public/excursion-poster.tsx",
		"excursions/public/excursion-row.tsx",
		"ui/button.tsx",
		"ui/error-screen.tsx",
		"ui/form/field-frame.tsx",
		"ui/form/select-field.tsx",
		"ui/form/sending.ts",
		"ui/format/format.ts",
		"ui/navigation-progress.tsx",
		"ui/preload-link.tsx",
		"ui/toasts/toast-area.tsx",
		"ui/reset-after-back.ts",
	].map((file) => {
		const path = resolve("app", file);
		// a file that was moved would be packed elsewhere without a word, and weigh more
		if (!existsSync(path))
			throw new Error(`vite.config.ts names app/${file}, which does not exist`);
		return path;
	}),
);

/**
 * Two files that every public page needs, instead of a dozen: they pack better, and the first
 * stays in the browser's cache when a page of ours changes. A view that one page uses is in neither.
 */
const sharedFiles = [
	{ name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
	{ name: "site", test: (id: string) => siteFiles.has(id.split("?")[0] ?? id) },
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

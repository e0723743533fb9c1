import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [cloudflare({ viteEnvironment: { name: "ssr" } }), tailwindcss(), reactRouter()],
	environments: {
		client: {
			build: {
				target: "es2023",
				modulePreload: { polyfill: false },
				rolldownOptions: {
					output: {
						codeSplitting: {
							// one file for what every page needs: it packs better than five, and stays in the
							// browser's cache when a page of ours changes
							groups: [
								{
									name: "framework",
									test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime|vite\/preload-helper/,
								},
								{
									name: "site",
									test: /app\/(site\/(frame|mark|site-header|site-footer|meta)|ui\/(button|field|format|error-screen|preload-link|toast-area|navigation-progress)|excursions\/(card|category|price|departure-line|excursion-(row|poster))|request\/island)\.tsx?/,
								},
							],
						},
					},
				},
			},
		},
	},
});

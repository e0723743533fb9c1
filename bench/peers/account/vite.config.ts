import { cloudflare } from "@cloudflare/vite-plugin";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [cloudflare()],
	build: { outDir: process.env.BENCH_BUILD_FOLDER ?? "build", emptyOutDir: true },
});

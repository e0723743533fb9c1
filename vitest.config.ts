import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/*.test.ts"],
				},
			},
			{
				test: {
					name: "integration",
					include: ["tests/integration/**/*.test.ts"],
					globalSetup: ["tests/build-once.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
					// each file has its own sqld and workerd: two at once are enough for two cores
					maxWorkers: 2,
				},
			},
		],
	},
});

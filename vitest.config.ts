import { defineConfig } from "vitest/config";

/** They bring a rush of guests, or compare times: nothing else runs beside them. */
const alone = [
	"tests/integration/booking.test.ts",
	"tests/integration/account/sign-in.test.ts",
	"tests/integration/staff-sales-plans.test.ts",
	"tests/integration/drill.test.ts",
];

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					// rules and pure functions, which leave nothing behind: a process for each file took four times as long
					isolate: false,
					include: [
						"app/**/*.test.{ts,tsx}",
						"scripts/**/*.test.ts",
						"drill/*.test.ts",
						"bench/**/*.test.ts",
						"tests/*.test.ts",
					],
				},
			},
			{
				test: {
					name: "integration",
					// each file has an island of its own, not a process: a fifth of the time
					isolate: false,
					sequence: { groupOrder: 1 },
					include: ["tests/integration/**/*.test.ts"],
					exclude: alone,
					globalSetup: ["tests/build-once.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
					// each file has its own sqld and workerd: two at once are enough for two cores
					maxWorkers: 2,
				},
			},
			{
				test: {
					name: "alone",
					isolate: false,
					include: alone,
					globalSetup: ["tests/build-once.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
					maxWorkers: 1,
					sequence: { groupOrder: 2 },
				},
			},
		],
	},
});

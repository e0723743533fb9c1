import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: ".",
	buildDirectory: process.env.BENCH_BUILD_FOLDER ?? "build",
} satisfies Config;

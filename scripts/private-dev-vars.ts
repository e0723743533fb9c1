import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** The build copies `.dev.vars` beside the worker; only its owner may read the secrets. */
export function privateDevVars(): Plugin {
	return {
		name: "private-dev-vars",
		apply: "build",
		writeBundle({ dir }) {
			const copy = join(dir ?? ".", ".dev.vars");
			if (existsSync(copy)) chmodSync(copy, 0o600);
		},
	};
}

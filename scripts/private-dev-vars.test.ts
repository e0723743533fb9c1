import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { privateDevVars } from "./private-dev-vars.ts";

const folder = mkdtempSync(join(tmpdir(), "dev-vars-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the copy of .dev.vars that a build makes is readable by its owner alone", async () => {
	writeFileSync(join(folder, "entry.js"), "export default 1;");
	await build({
		root: folder,
		configFile: false,
		logLevel: "silent",
		build: { lib: { entry: "entry.js", formats: ["es"] }, outDir: join(folder, "out") },
		plugins: [
			{
				name: "copies",
				generateBundle() {
					this.emitFile({ type: "asset", fileName: ".dev.vars", source: "AUTH_SECRET=x" });
				},
			},
			privateDevVars(),
		],
	});
	expect(statSync(join(folder, "out/.dev.vars")).mode & 0o777).toBe(0o600);
});

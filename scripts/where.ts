/** `npx node scripts/where.ts index.js:1732:204651`: the place in the source for one in a stack of the log (docs/operations.md). */
import { globSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename } from "node:path";

for (const place of process.argv.slice(2)) {
	const [file = "", line = "", column = ""] = place.split(":");
	const map = globSync("build/server/**/*.js.map").find((each) => basename(each) === `${file}.map`);
	if (!map) {
		console.error(`There is no build/server/…/${file}.map: run "npm run build" on the same commit`);
		process.exitCode = 1;
		continue;
	}
	const { originalSource, originalLine, originalColumn } = entryAt(
		map,
		Number(line) - 1,
		Number(column) - 1,
	);
	console.log(
		originalSource
			? `${originalSource.replace(/^(?:\.\.\/)+/, "")}:${originalLine + 1}:${originalColumn + 1}`
			: `${place} is not in the map`,
	);
}

function entryAt(map: string, line: number, column: number) {
	const entry = new SourceMap(JSON.parse(readFileSync(map, "utf8"))).findEntry(line, column);
	return "originalSource" in entry
		? entry
		: { originalSource: "", originalLine: 0, originalColumn: 0 };
}

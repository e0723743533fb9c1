/**
 * `npm run db:baseline`: makes the one migration anew from `app/database/schema/` and keeps its part by hand, which begins with
 * the line "-- By hand". Only until the first release: a database made before it is then of another version.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { runToEnd } from "./child.ts";
import { endWith } from "./command-line.ts";

const file = "migrations/0000_baseline.sql";
const border = "--> statement-breakpoint\n-- By hand";

try {
	const [, partByHand] = readFileSync(file, "utf8").split(border);
	if (!partByHand) throw new Error(`${file} has no line that begins with "-- By hand".`);
	if (globSync("migrations/*.sql").length > 1)
		throw new Error(
			`Move what later migrations have by hand to the end of ${file}, and delete them.`,
		);
	// without its journal drizzle-kit begins anew, with this file
	rmSync("migrations/meta", { recursive: true });
	await runToEnd(["drizzle-kit", "generate", "--name", "baseline"]);
	writeFileSync(file, `${readFileSync(file, "utf8")}${border}${partByHand}`);
} catch (error) {
	endWith(error);
}

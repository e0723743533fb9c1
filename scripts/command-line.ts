import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/** True for the file that Node was asked to run. */
export function isMain(moduleUrl: string): boolean {
	return resolve(process.argv[1] ?? "") === fileURLToPath(moduleUrl);
}

/** The port of `--port`, else the usual one. */
export function wishedPort(usual: number): number {
	const { values } = parseArgs({ options: { port: { type: "string" } } });
	if (values.port === undefined) return usual;
	const port = Number(values.port);
	if (!Number.isInteger(port) || port < 1 || port > 65_535)
		endWith(new Error(`--port ${values.port}: must be a number from 1 to 65535.`));
	return port;
}

/** Ends a command with a message for people instead of a stack. What "fetch failed" hides stands in its cause. */
export function endWith(error: unknown): never {
	for (let each = error; each; each = each instanceof Error ? each.cause : null)
		console.error(each instanceof Error ? each.message : each);
	process.exit(1);
	throw error;
}

/** The one file that a command names. @throws Error with the command's usage */
export function fileOfCommand(usage: string): string {
	const flag = { type: "boolean" } as const;
	const { positionals } = parseArgs({
		options: { production: flag, staging: flag },
		allowPositionals: true,
	});
	const [file, ...more] = positionals;
	if (!file || more.length > 0) throw new Error(usage);
	return file;
}

import type { AccountOptions } from "#app/account/options.server.ts";
import { readEnvironment } from "#app/configuration/environment.server.ts";
import { demoOperator } from "#scripts/island/operator.ts";
import { testVariables } from "../island.ts";

/** Account options of a worker with these variables. */
export function optionsOf(variables: Record<string, string> = {}): AccountOptions {
	return readEnvironment({
		...testVariables,
		APP_URL: "https://island.example",
		...demoOperator,
		TURSO_DATABASE_URL: "http://127.0.0.1:1",
		...variables,
	}).account;
}

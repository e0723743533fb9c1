import type { Database } from "#app/database/client.server.ts";
import type { Environment } from "#app/request/environment.server.ts";

/** What the cron trigger does each minute, in the order in which a guest would want it. */
export async function tidy(_db: Database, _environment: Environment, _now: number): Promise<void> {}

import { createClient } from "@libsql/client/web";
import { drizzle } from "drizzle-orm/libsql/web";
import * as schema from "./schema.server.ts";

/** The one way to the database. `db.batch([...])` is one round trip and one transaction. */
export type Database = ReturnType<typeof connect>;

export interface DatabaseAddress {
	url: string;
	authToken?: string | undefined;
}

/** No query may hold a visitor longer than this. */
const timeoutMilliseconds = 10_000;

/**
 * A client for one request: over HTTP it has no connection to keep, and in workerd
 * an object that waits for I/O must not outlive the request that made it.
 */
export function connect({ url, authToken }: DatabaseAddress) {
	const client = createClient({
		url,
		authToken,
		intMode: "number",
		fetch: (request: Request) =>
			fetch(request, { signal: AbortSignal.timeout(timeoutMilliseconds) }),
	});
	return drizzle(client, { schema });
}

import { env } from "cloudflare:workers";
import { createClient } from "@libsql/client/web";

interface Bindings {
	TURSO_DATABASE_URL: string;
}

/** Number of rows of a minimal query. */
export async function readRows(): Promise<number> {
	const { TURSO_DATABASE_URL: url } = env as Bindings;
	const { rows } = await createClient({ url }).execute("SELECT id FROM excursions LIMIT 1");
	return rows.length;
}

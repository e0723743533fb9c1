import { excursions } from "#app/database/schema.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/home";
export async function loader({ context }: Route.LoaderArgs) {
	const { db } = context.get(requestContext);
	return { rows: await db.select().from(excursions) };
}
export default function Home({ loaderData }: Route.ComponentProps) {
	return <h1>Hello {loaderData.rows.length}</h1>;
}

import { useLoaderData } from "react-router";
import { readRows } from "./rows.ts";

/** As many statements in one batch as the home page of the site asks, and nothing made of them. */
export async function loader() {
	return { rows: await readRows() };
}

export default function Page() {
	const { rows } = useLoaderData<typeof loader>();
	return <h1>{rows} rows</h1>;
}

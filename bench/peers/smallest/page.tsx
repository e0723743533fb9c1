import { useLoaderData } from "react-router";
import { readRows } from "./rows.ts";

/** Runs as many statements in one batch as the home page, and ignores the results. */
export async function loader() {
	return { rows: await readRows() };
}

export default function Page() {
	const { rows } = useLoaderData<typeof loader>();
	return <h1>{rows} rows</h1>;
}

/** Files that exist are served before the worker runs, so nothing exists at this address. */
export function loader(): Response {
	return new Response("There is no such file.", {
		status: 404,
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
}

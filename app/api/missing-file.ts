/** Files that exist are served before the worker is asked: no page, no script, for what is missing. */
export function loader(): Response {
	return new Response("There is no such file.", {
		status: 404,
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
}

import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
	headers.set("Content-Type", "text/html");
	return new Response(page, { status, headers });
}

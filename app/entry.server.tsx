import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { securePage } from "#app/request/content-security-policy.server.ts";

/**
 * Renders the whole page before it answers: there is nothing to stream (one round trip a page),
 * the status is right even when rendering fails late, and the inline scripts can be hashed.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entryContext: EntryContext,
): Promise<Response> {
	const nonce = crypto.randomUUID();
	let finalStatus = status;
	const stream = await renderToReadableStream(
		<ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
		{
			nonce,
			signal: request.signal,
			onError(error) {
				finalStatus = 500;
				console.error("render", error instanceof Error ? error.message : error);
			},
		},
	);
	await stream.allReady;
	const { html, policy } = await securePage(await new Response(stream).text(), nonce);
	headers.set("Content-Type", "text/html; charset=utf-8");
	headers.set("Content-Security-Policy", policy);
	return new Response(request.method === "HEAD" ? null : html, { status: finalStatus, headers });
}

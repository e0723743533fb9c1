import { qrImagesOf } from "#app/outbox/qr-image.ts";
import { readMail } from "#app/outbox/stored-mails.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/dev-mail-body";

/** One mail as a mail program shows it; development only. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	const isKnown = environment.isDevelopment && /^\d{1,15}$/.test(params.mailId);
	const mail = isKnown ? await readMail(db, Number(params.mailId)) : null;
	if (!mail) throw new Response(null, { status: 404 });
	return new Response(withImages(mail.htmlBody), {
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Cache-Control": "no-store",
			// mails have inline styles and bring their pictures, and need no scripts and no other files
			"Content-Security-Policy":
				"sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
		},
	});
}

/** A browser does not know the pictures that a mail brings by their content id. */
function withImages(htmlBody: string): string {
	return qrImagesOf(htmlBody).reduce(
		(html, { contentId, content }) =>
			html.replaceAll(`src="cid:${contentId}"`, `src="data:image/png;base64,${content}"`),
		htmlBody,
	);
}

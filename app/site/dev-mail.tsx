import { listRecentMail } from "#app/outbox/stored-mails.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import type { Route } from "./+types/dev-mail";

/** Lists sent mails; development only. */
export async function loader({ context }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	if (!environment.isDevelopment) throw new Response(null, { status: 404 });
	return { mails: await listRecentMail(db) };
}

export function meta() {
	return [{ title: "Mail · development" }];
}

export { unstoredHeaders as headers } from "./public-page-headers.ts";

export default function DevMail({ loaderData: { mails } }: Route.ComponentProps) {
	return (
		<main id="main" className="wrap grid gap-6 py-8">
			<h1>Mail</h1>
			<p className="text-ink-soft">
				{mails.length} {mails.length === 1 ? "mail" : "mails"}, the newest first. Nothing left this
				machine.
			</p>
			<ul className="grid gap-4">
				{mails.map((mail) => (
					<li key={mail.id} className="rounded-lg border border-line bg-paper p-5">
						<p className="text-sm text-ink-soft">
							To {mail.recipient} · {mail.status} ·{" "}
							<a href={`/dev/mail/${mail.id}`}>as a mail reader shows it</a>
						</p>
						<h2 className="mt-1 text-xl">{mail.subject}</h2>
						<pre className="mt-3 font-sans text-sm whitespace-pre-wrap">
							{mail.textBody || "(Emptied when it left: its link opened an account.)"}
						</pre>
					</li>
				))}
			</ul>
		</main>
	);
}

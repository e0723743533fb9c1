import { data, href } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { messageSchema } from "#app/contact/message.ts";
import { sendMessage } from "#app/contact/messages.server.ts";
import { Widget } from "#app/islands/widget.tsx";
import { logError } from "#app/log/log.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { inStaffLanguage } from "#app/messages/staff-reader.server.ts";
import { contactTexts, structuredDataTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { isUnreachable } from "#app/request/unavailable.server.ts";
import { publicMeta } from "#app/site/meta.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import type { Route } from "./+types/contact";
import { ContactWays } from "./contact-ways.tsx";
import ContactForm, { type ContactAnswer } from "./contact-widget.tsx";

/**
 * The page needs no database, so that visitors find the phone number when booking fails. The thanks are the
 * form's own answer: an address for them could be opened without a message.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const { db, environment, limits, visitorNetwork, language } = context.get(requestContext);
	const { values, errors, typedValues } = await readForm(request, messageSchema, language);
	const sentAnswer = data({ isSent: true as const }, { headers: { "Cache-Control": "no-store" } });
	const refuse = (init: ResponseInit & { status: number }, problem: ContactAnswer["problem"]) =>
		data({ isSent: false as const, errors: errors ?? {}, typedValues, problem }, init);
	if (errors) return refuse({ status: 400 }, null);
	// bots get the same answer as people, so that they learn nothing
	if (values.website !== "") {
		noteFacts({ refusal: "bot field filled" });
		return sentAnswer;
	}
	const limit = await limits.contact.limit({ key: visitorNetwork });
	if (!limit.success) {
		noteFacts({ refusal: "too many from one address" });
		return refuse({ status: 429, headers: { "Retry-After": "60" } }, "tooMany");
	}
	try {
		await inStaffLanguage(environment.officeLanguage, () =>
			sendMessage(db, values, environment.operator, Date.now()),
		);
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		logError("contact message", error);
		return refuse({ status: 503 }, "unavailable");
	}
	return sentAnswer;
}

export { publicHeaders as headers } from "#app/site/public-page-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	publicMeta(matches, (language) => ({
		...structuredDataTexts[language].contact,
		path: "/excursion/contact",
	}));

export default function Contact({ actionData }: Route.ComponentProps) {
	const { operator } = useSiteConfig();
	return (
		<div className="wrap grid gap-12 pt-[clamp(1.5rem,4vw,3rem)] pb-(--space-section) lg:grid-cols-[7fr_5fr] lg:gap-[clamp(3rem,6vw,6rem)]">
			{actionData?.isSent ? (
				<ContactSent />
			) : (
				<Widget
					name="contact-widget"
					draw={ContactForm}
					props={{ answer: actionData ?? null, phone: operator.phone }}
				/>
			)}
			<ContactWays />
		</div>
	);
}

function ContactSent() {
	const { sent: texts } = useTexts(contactTexts);
	const localPath = useLocalPath();
	return (
		<section className="grid content-start justify-items-start gap-5">
			<h1 tabIndex={-1} className="focus:outline-none">
				{texts.heading}
			</h1>
			<p className="text-lg/normal text-ink-soft">{texts.lead}</p>
			<ButtonAnchor look="next" href={localPath(href("/excursion/excursions"))}>
				{texts.seeAll}
			</ButtonAnchor>
		</section>
	);
}

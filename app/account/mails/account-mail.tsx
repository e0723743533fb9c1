/** Each mail asks for one action, and says what to do if somebody else caused it. */
import { Link, Text } from "@react-email/components";
import type { DeviceParts } from "#app/account/sessions/device.ts";
import { invitationHours } from "#app/account/users.ts";
import type { Language } from "#app/messages/languages.ts";
import { siteNameIn } from "#app/messages/site-name.ts";
import { accountMailsTexts } from "#app/messages/texts.ts";
import { isPlainName } from "#app/ui/form/values/plain-name.ts";
import {
	MailButton,
	MailFrame,
	type MailSignature,
	mailStyles,
	renderMail,
	signatureText,
} from "#app/ui/mail-frame.tsx";

export interface AccountMail {
	subject: string;
	textBody: string;
	htmlBody: string;
}

interface SenderAndLanguage {
	operator: MailSignature;
	language: Language;
}

interface Person {
	/** Left out where looking it up would tell by its time whether the email is known. */
	name?: string;
	email: string;
}

export function mailAboutVerification(
	from: SenderAndLanguage,
	to: Person,
	url: string,
): AccountMail {
	const { verification } = accountMailsTexts[from.language];
	return writeMail(from, to, {
		...verification,
		say: verification.say({ email: to.email }),
		url,
	});
}

export function mailAboutEmailChange(
	from: SenderAndLanguage,
	to: Person,
	newEmail: string,
	url: string,
): AccountMail {
	const { emailChange } = accountMailsTexts[from.language];
	return writeMail(from, to, {
		...emailChange,
		say: emailChange.say({ newEmail }),
		url,
	});
}

export function mailAboutReset(from: SenderAndLanguage, to: Person, url: string): AccountMail {
	return writeMail(from, to, { ...accountMailsTexts[from.language].reset, url });
}

export function mailAboutInvitation(
	from: SenderAndLanguage,
	to: Person,
	{ url, inviterName }: { url: string; inviterName: string },
): AccountMail {
	const { invitation } = accountMailsTexts[from.language];
	const operator = siteNameIn(from.language, from.operator);
	return writeMail(from, to, {
		...invitation,
		say: invitation.say({ inviter: inviterName, operator, email: to.email }),
		url,
		life: invitation.life({ hours: invitationHours }),
	});
}

export function mailAboutDeletion(from: SenderAndLanguage, to: Person, url: string): AccountMail {
	return writeMail(from, to, { ...accountMailsTexts[from.language].deletion, url });
}

/** For whoever may have to throw somebody out. @param links pages: the list of sessions, and a new password. */
export function mailAboutNewDevice(
	from: SenderAndLanguage,
	to: Person,
	{
		browser,
		system,
		address,
		links,
	}: DeviceParts & { address: string | null; links: { account: string; newPassword: string } },
): AccountMail {
	const { newDevice } = accountMailsTexts[from.language];
	const device =
		browser && system
			? newDevice.device({ browser, system })
			: (browser ?? system ?? newDevice.unknownDevice);
	return writeMail(from, to, {
		...newDevice,
		say: newDevice.say({ device, address }),
		url: links.account,
		second: { action: newDevice.newPassword, url: links.newPassword },
	});
}

export type FactorNews = "added" | "removed" | "takenAway" | "recoveryCodeUsed";

/** @param what.url the way to a new password, for a recipient who did not do it. */
export function mailAboutFactor(
	from: SenderAndLanguage,
	to: Person,
	{ news, url }: { news: FactorNews; url: string },
): AccountMail {
	const { secondFactor } = accountMailsTexts[from.language];
	const { subject, heading, say } = secondFactor[news];
	return writeMail(from, to, {
		subject,
		heading,
		say: say({ email: to.email }),
		action: secondFactor.action,
		url,
		life: secondFactor.ifYou,
		otherwise: secondFactor.otherwise,
	});
}

/** What became of a passkey of somebody. */
export interface PasskeyNews {
	about: "passkeyAdded" | "passkeyRemoved" | "passkeyCopied";
	/** What its owner calls it. */
	name: string;
}

/** @param news.url page on which its owner sees all passkeys. */
export function mailAboutPasskey(
	from: SenderAndLanguage,
	to: Person,
	news: PasskeyNews & { url: string },
): AccountMail {
	const words = accountMailsTexts[from.language][news.about];
	return writeMail(from, to, {
		...words,
		say: words.say({ passkey: news.name }),
		url: news.url,
	});
}

interface Words {
	subject(names: { operator: string }): string;
	heading: string;
	say: string;
	action: string;
	url: string;
	life: string;
	otherwise: string;
	/** A link for recipients who did not ask for the mail. */
	second?: { action: string; url: string };
}

function writeMail(from: SenderAndLanguage, to: Person, words: Words): AccountMail {
	const { hello, link } = accountMailsTexts[from.language];
	const greeting = hello({ name: to.name && isPlainName(to.name) ? to.name : null });
	const second = words.second
		? `\n${link({ label: words.second.action, url: words.second.url })}\n`
		: "";
	const textBody = `${greeting}

${words.say}

${words.url}

${words.life} ${words.otherwise}
${second}
${signatureText(from.operator, from.language)}`;
	const htmlBody = renderMail(<LinkMail from={from} greeting={greeting} words={words} />);
	const subject = words.subject({ operator: siteNameIn(from.language, from.operator) });
	return { subject, textBody, htmlBody };
}

function LinkMail({
	from: { operator, language },
	greeting,
	words,
}: {
	from: SenderAndLanguage;
	greeting: string;
	words: Words;
}) {
	return (
		<MailFrame preview={words.say} heading={words.heading} signature={operator} language={language}>
			<Text style={mailStyles.text}>{greeting}</Text>
			<Text style={mailStyles.text}>{words.say}</Text>
			<Text style={mailStyles.text}>
				<MailButton href={words.url}>{words.action}</MailButton>
			</Text>
			<Text style={mailStyles.soft}>
				{words.life} {words.otherwise}
				{words.second ? (
					<>
						{" "}
						<Link href={words.second.url} style={mailStyles.link}>
							{words.second.action}
						</Link>
					</>
				) : null}
			</Text>
		</MailFrame>
	);
}

/** Each mail asks for one action, and says what to do if somebody else caused it. */
import { Link, Text } from "@react-email/components";
import { invitationHours } from "#app/account/invitation-hours.ts";
import type { DeviceParts } from "#app/account/sessions/device.ts";
import type { Language } from "#app/messages/languages.ts";
import { accountMailsTexts } from "#app/messages/texts.ts";
import { isPlainName } from "#app/ui/form/plain-name.ts";
import {
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

/** The sender, and the language that the mail is written in. */
interface Letter {
	operator: MailSignature;
	language: Language;
}

interface Person {
	/** Left out where looking it up would tell by its time whether the email is known. */
	name?: string;
	email: string;
}

/** @param links.notMe page on which the mailbox's owner can delete the account. */
export function mailAboutVerification(
	letter: Letter,
	to: Person,
	links: { confirm: string; notMe: string },
): AccountMail {
	const { verification } = accountMailsTexts[letter.language];
	return writeMail(letter, to, {
		...verification,
		subject: verification.subject({ operator: letter.operator.name }),
		say: verification.say({ email: to.email }),
		url: links.confirm,
		second: { action: verification.notMe, url: links.notMe },
	});
}

export function mailAboutEmailChange(
	letter: Letter,
	to: Person,
	newEmail: string,
	url: string,
): AccountMail {
	const { emailChange } = accountMailsTexts[letter.language];
	return writeMail(letter, to, {
		...emailChange,
		subject: emailChange.subject({ operator: letter.operator.name }),
		say: emailChange.say({ newEmail }),
		url,
	});
}

export function mailAboutReset(letter: Letter, to: Person, url: string): AccountMail {
	const { reset } = accountMailsTexts[letter.language];
	const subject = reset.subject({ operator: letter.operator.name });
	return writeMail(letter, to, { ...reset, subject, url });
}

export function mailAboutInvitation(
	letter: Letter,
	to: Person,
	{ url, inviterName }: { url: string; inviterName: string },
): AccountMail {
	const { invitation } = accountMailsTexts[letter.language];
	const operator = letter.operator.name;
	return writeMail(letter, to, {
		...invitation,
		subject: invitation.subject({ operator }),
		say: invitation.say({ inviter: inviterName, operator, email: to.email }),
		url,
		life: invitation.life({ hours: invitationHours }),
	});
}

export function mailAboutDeletion(letter: Letter, to: Person, url: string): AccountMail {
	const { deletion } = accountMailsTexts[letter.language];
	const subject = deletion.subject({ operator: letter.operator.name });
	return writeMail(letter, to, { ...deletion, subject, url });
}

/** For whoever may have to throw somebody out. @param links pages: the list of sessions, and a new password. */
export function mailAboutNewDevice(
	letter: Letter,
	to: Person,
	{
		browser,
		system,
		address,
		links,
	}: DeviceParts & { address: string | null; links: { account: string; newPassword: string } },
): AccountMail {
	const { newDevice } = accountMailsTexts[letter.language];
	const device =
		browser && system
			? newDevice.device({ browser, system })
			: (browser ?? system ?? newDevice.unknownDevice);
	return writeMail(letter, to, {
		...newDevice,
		subject: newDevice.subject({ operator: letter.operator.name }),
		say: newDevice.say({ device, address }),
		url: links.account,
		second: { action: newDevice.newPassword, url: links.newPassword },
	});
}

export type FactorNews = "added" | "removed" | "takenAway" | "recoveryCodeUsed";

/** @param what.url the way to a new password, for a recipient who did not do it. */
export function mailAboutFactor(
	letter: Letter,
	to: Person,
	{ news, url }: { news: FactorNews; url: string },
): AccountMail {
	const { secondFactor } = accountMailsTexts[letter.language];
	const { subject, heading, say } = secondFactor[news];
	return writeMail(letter, to, {
		subject: subject({ operator: letter.operator.name }),
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
	letter: Letter,
	to: Person,
	news: PasskeyNews & { url: string },
): AccountMail {
	const words = accountMailsTexts[letter.language][news.about];
	return writeMail(letter, to, {
		...words,
		subject: words.subject({ operator: letter.operator.name }),
		say: words.say({ passkey: news.name }),
		url: news.url,
	});
}

interface Words {
	subject: string;
	heading: string;
	say: string;
	action: string;
	url: string;
	life: string;
	otherwise: string;
	/** A link for recipients who did not ask for the mail. */
	second?: { action: string; url: string };
}

function writeMail(letter: Letter, to: Person, words: Words): AccountMail {
	const { hello, link } = accountMailsTexts[letter.language];
	const greeting = hello({ name: to.name && isPlainName(to.name) ? to.name : null });
	const second = words.second
		? `\n${link({ label: words.second.action, url: words.second.url })}\n`
		: "";
	const textBody = `${greeting}

${words.say}

${words.url}

${words.life} ${words.otherwise}
${second}
${signatureText(letter.operator, letter.language)}`;
	const htmlBody = renderMail(<LinkMail letter={letter} greeting={greeting} words={words} />);
	return { subject: words.subject, textBody, htmlBody };
}

function LinkMail({
	letter: { operator, language },
	greeting,
	words,
}: {
	letter: Letter;
	greeting: string;
	words: Words;
}) {
	return (
		<MailFrame preview={words.say} heading={words.heading} signature={operator} language={language}>
			<Text style={mailStyles.text}>{greeting}</Text>
			<Text style={mailStyles.text}>{words.say}</Text>
			<Text style={mailStyles.text}>
				<Link href={words.url} style={mailStyles.button}>
					{words.action}
				</Link>
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

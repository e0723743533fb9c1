/** Each mail asks for one action, and says what to do if somebody else caused it. */
import { Link, Text } from "@react-email/components";
import { invitationHours } from "#app/account/invitation-hours.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { greet } from "#app/ui/form/plain-name.ts";
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

/** The sender. */
type Operator = MailSignature;

interface Person {
	/** Left out where looking it up would tell by its time whether the email is known. */
	name?: string;
	email: string;
}

/** @param notMeUrl page on which the mailbox's owner can delete the account. */
export function mailAboutVerification(
	from: Operator,
	to: Person,
	url: string,
	deleteAccountUrl: string,
): AccountMail {
	return writeMail(from, to, {
		subject: `Confirm your email for ${from.name}`,
		heading: "Is this your address?",
		say: `Please confirm that ${to.email} is yours.`,
		action: "Confirm my email",
		url,
		life: "The link works for one hour.",
		otherwise: `If you did not ask for an account, somebody else typed your address. You can ignore this mail, or remove the account:`,
		second: { action: "This was not me", url: deleteAccountUrl },
	});
}

export function mailAboutEmailChange(
	from: Operator,
	to: Person,
	newEmail: string,
	url: string,
): AccountMail {
	return writeMail(from, to, {
		subject: `Change your email for ${from.name}?`,
		heading: "Change your email?",
		say: `You asked to sign in with ${newEmail} from now on. Open the link in the browser in which you are signed in.`,
		action: "Change my email",
		url,
		life: "The link works for one hour.",
		otherwise:
			"If this was not you, ignore this mail and change your password: somebody is signed in as you.",
	});
}

export function mailAboutReset(from: Operator, to: Person, url: string): AccountMail {
	return writeMail(from, to, {
		subject: `A new password for ${from.name}`,
		heading: "A new password",
		say: "You asked for a new password. Choose it here.",
		action: "Choose a new password",
		url,
		life: "The link works for one hour and once.",
		otherwise: "If this was not you, ignore this mail: your password stays as it is.",
	});
}

export function mailAboutInvitation(
	from: Operator,
	to: Person,
	{ url, inviterName }: { url: string; inviterName: string },
): AccountMail {
	return writeMail(from, to, {
		subject: `Your account at ${from.name}`,
		heading: "Welcome",
		say: `${inviterName} has made an account for you at ${from.name}. You sign in with ${to.email} and a password that only you know: choose it here.`,
		action: "Choose my password",
		url,
		life: `The link works for ${invitationHours} hours and once.`,
		otherwise: "If you expect no account, ignore this mail: without a password nobody can use it.",
	});
}

export function mailAboutDeletion(from: Operator, to: Person, url: string): AccountMail {
	return writeMail(from, to, {
		subject: `Delete your account at ${from.name}?`,
		heading: "Delete your account?",
		say: "You asked to delete your account. This can't be undone. Open the link in the browser in which you are signed in.",
		action: "Delete my account",
		url,
		life: "The link works for one day and once.",
		otherwise:
			"If this was not you, ignore this mail and change your password: somebody is signed in as you.",
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

function writeMail(from: Operator, to: Person, words: Words): AccountMail {
	const textBody = `${greet(to.name)}

${words.say}

${words.url}

${words.life} ${words.otherwise}
${words.second ? `\n${words.second.action}: ${words.second.url}\n` : ""}
${signatureText(from, defaultLanguage)}`;
	const htmlBody = renderMail(<LinkMail from={from} to={to} words={words} />);
	return { subject: words.subject, textBody, htmlBody };
}

function LinkMail({ from, to, words }: { from: Operator; to: Person; words: Words }) {
	return (
		<MailFrame
			preview={words.say}
			heading={words.heading}
			signature={from}
			language={defaultLanguage}
		>
			<Text style={mailStyles.text}>{greet(to.name)}</Text>
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

/** The words of the account service's mails, as text and as HTML. Each has one link and says what to do if it was not you. */
import { renderToStaticMarkup } from "react-dom/server";

export interface AccountMail {
	subject: string;
	text: string;
	html: string;
}

interface Person {
	/** Left out where a look-up would tell by its time whether somebody is known. */
	name?: string;
	email: string;
}

export function mailAboutVerification(siteName: string, to: Person, url: string): AccountMail {
	return writeMail(siteName, to, {
		subject: `Confirm your email for ${siteName}`,
		say: `Please confirm that ${to.email} is your address.`,
		action: "Confirm my email",
		url,
		life: "The link works for one hour.",
		otherwise: "If you did not ask for an account, ignore this mail.",
	});
}

export function mailAboutEmailChange(
	siteName: string,
	to: Person,
	newEmail: string,
	url: string,
): AccountMail {
	return writeMail(siteName, to, {
		subject: `Change your email for ${siteName}?`,
		say: `You asked to sign in with ${newEmail} from now on. Open the link in the browser in which you are signed in.`,
		action: "Change my email",
		url,
		life: "The link works for one hour.",
		otherwise:
			"If this was not you, ignore this mail and change your password: somebody is signed in as you.",
	});
}

export function mailAboutReset(siteName: string, to: Person, url: string): AccountMail {
	return writeMail(siteName, to, {
		subject: `A new password for ${siteName}`,
		say: "You asked for a new password. Choose it here:",
		action: "Choose a new password",
		url,
		life: "The link works for one hour and once.",
		otherwise: "If this was not you, ignore this mail: your password stays as it is.",
	});
}

export function mailAboutDeletion(siteName: string, to: Person, url: string): AccountMail {
	return writeMail(siteName, to, {
		subject: `Delete your account at ${siteName}?`,
		say: "You asked to delete your account. This can't be undone. Open the link in the browser in which you are signed in.",
		action: "Delete my account",
		url,
		life: "The link works for one day and once.",
		otherwise:
			"If this was not you, ignore this mail and change your password: somebody is signed in as you.",
	});
}

function greet({ name }: Person): string {
	return name ? `Hello ${name},` : "Hello,";
}

interface Words {
	subject: string;
	say: string;
	action: string;
	url: string;
	life: string;
	otherwise: string;
}

function writeMail(siteName: string, to: Person, words: Words): AccountMail {
	const text = [greet(to), words.say, words.url, `${words.life} ${words.otherwise}`, siteName].join(
		"\n\n",
	);
	const html = renderToStaticMarkup(<MailPage siteName={siteName} to={to} words={words} />);
	return { subject: words.subject, text, html: `<!doctype html>${html}` };
}

// Mail programs know no style sheets: colours and sizes are those of app.css, written out.
const font =
	"font-family: Figtree, system-ui, Arial, sans-serif; font-size: 17px; line-height: 1.6";
const styles = {
	body: { margin: 0, padding: "32px 16px", background: "#fbf6ec", color: "#14262e" },
	page: { maxWidth: 480, margin: "0 auto" },
	heading: { font: "400 26px/1.2 'Young Serif', Georgia, serif", margin: "0 0 16px" },
	button: {
		display: "inline-block",
		padding: "14px 28px",
		borderRadius: 99,
		background: "#cf4023",
		color: "#ffffff",
		fontWeight: 650,
		textDecoration: "none",
	},
	small: { fontSize: 15, color: "#47575e" },
} as const;

function MailPage({ siteName, to, words }: { siteName: string; to: Person; words: Words }) {
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{words.subject}</title>
				<style>{`body { ${font} }`}</style>
			</head>
			<body style={styles.body}>
				<div style={styles.page}>
					<h1 style={styles.heading}>{siteName}</h1>
					<p>{greet(to)}</p>
					<p>{words.say}</p>
					<p>
						<a href={words.url} style={styles.button}>
							{words.action}
						</a>
					</p>
					<p style={styles.small}>
						{words.life} {words.otherwise}
					</p>
				</div>
			</body>
		</html>
	);
}

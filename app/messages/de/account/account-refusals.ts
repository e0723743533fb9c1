import type { accountRefusals as english } from "../../en/account/account-refusals.ts";

export const accountRefusals: typeof english = {
	tooMany:
		"Das waren viele Versuche. Warten Sie bitte eine Minute und versuchen Sie es dann noch einmal.",
	unreadable: "Mit diesen Angaben können wir nichts anfangen. Bitte prüfen Sie sie.",
	noOrigin: "Ihr Browser hat nicht gesagt, von welcher Seite das kommt. Laden Sie diese Seite neu.",
	foreignOrigin: "Das kam von einer anderen Website. Laden Sie diese Seite neu.",
	wrongEmailOrPassword: "E-Mail-Adresse oder Passwort stimmt nicht",
	noSession: "Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
	unconfirmed:
		"Ihre E-Mail-Adresse ist noch nicht bestätigt. Wir haben Ihnen eine E-Mail mit einem Link geschickt: Öffnen Sie ihn, dann melden Sie sich an.",
	banned: "Dieses Konto ist gesperrt. Wenden Sie sich an die Leitung Ihres Teams.",
	notAnEmail: "Das ist keine E-Mail-Adresse.",
	notYourPassword: "Das ist nicht Ihr jetziges Passwort.",
	password: {
		tooShort: "Dieses Passwort ist zu kurz.",
		tooLong: "Dieses Passwort ist zu lang.",
		tooCommon:
			"Dieses Passwort ist zu leicht zu erraten. Nehmen Sie ein paar Wörter, die nichts miteinander zu tun haben.",
		breached:
			"Dieses Passwort steht in einer öffentlichen Liste gestohlener Passwörter und wird zuerst ausprobiert. Es muss nicht Ihnen gestohlen worden sein. Wählen Sie ein anderes, auch dort, wo Sie es sonst verwenden.",
		containsName:
			"Wer rät, beginnt mit Namen: Lassen Sie Ihren eigenen, den Ihres Postfachs und unseren weg.",
		off: "Mit einem Passwort kann man sich hier nicht anmelden.",
		hasOne: "Sie haben schon ein Passwort. Ändern Sie stattdessen dieses.",
	},
	secondFactor: {
		wrongCode: "Dieser Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten.",
		wrongRecoveryCode: "Das ist keiner Ihrer unbenutzten Wiederherstellungscodes.",
		over: "Das hat zu lange gedauert, oder es gab zu viele falsche Codes. Melden Sie sich noch einmal an.",
		paused:
			"Zu viele falsche Codes. Verwenden Sie einen Wiederherstellungscode, oder warten Sie, bevor Sie es noch einmal versuchen.",
		off: "Die Anmeldung in zwei Schritten ist nicht eingerichtet.",
		required: "Ihre Rolle verlangt zuerst einen zweiten Faktor.",
	},
	link: {
		over: "Dieser Link wurde schon verwendet oder ist zu alt. Fordern Sie bitte einen neuen an.",
		tooOld: "Dieser Link ist zu alt. Fordern Sie bitte einen neuen an.",
		noAccount: "Zu diesem Link gibt es kein Konto mehr.",
		otherBrowser: "Öffnen Sie den Link in dem Browser, in dem Sie angemeldet sind.",
	},
	invitation: {
		over: "Diese Person kann sich schon anmelden oder ist gesperrt: Es wurde keine Einladung verschickt.",
		noMail: "Im Moment können wir keine E-Mails verschicken, deshalb wurde niemand eingeladen.",
	},
	noMail: "Im Moment können wir keine E-Mails verschicken.",
	noMailForPassword:
		"Im Moment können wir keine E-Mails verschicken. Bitten Sie die Leitung Ihres Teams um ein neues Passwort.",
	email: {
		unusable: "Diese Adresse kann nicht verwendet werden. Versuchen Sie es mit einer anderen.",
		same: "Das ist bereits Ihre Adresse.",
		fixed: "Bitten Sie die Leitung Ihres Teams, Ihre E-Mail-Adresse zu ändern.",
	},
	session: {
		old: "Melden Sie sich bitte zuerst ab und wieder an.",
		ended: "Diese Anmeldung ist bereits beendet.",
	},
	provider: {
		cancelled: "Sie haben die Anmeldung dort abgebrochen; hier hat sich nichts geändert.",
		unreadable: "Die Antwort war nicht lesbar. Beginnen Sie bitte noch einmal.",
		noTarget: "Wir wissen nicht, welche Seite Sie öffnen wollten. Beginnen Sie bitte noch einmal.",
		notOffered: "Diese Art der Anmeldung gibt es hier nicht.",
		incomplete: "Die Anmeldung dort wurde nicht abgeschlossen. Beginnen Sie bitte noch einmal.",
		noDetails:
			"Wir haben Ihre Angaben nicht erhalten. Versuchen Sie es noch einmal, oder melden Sie sich auf andere Weise an.",
		noEmail:
			"Wir haben Ihre E-Mail-Adresse nicht erhalten. Melden Sie sich zuerst auf andere Weise an und verbinden Sie diese Anmeldung dann auf der Seite Ihres Kontos.",
		knownEmail:
			"Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich wie gewohnt an und verbinden Sie diese Anmeldung dann auf der Seite Ihres Kontos.",
		unproven:
			"Dieses Konto kann nicht verbunden werden: Ihre E-Mail-Adresse ist dort nicht bestätigt.",
		notConfirmed:
			"Das ist nicht das Konto, mit dem Sie sich hier anmelden; es wurde nichts bestätigt.",
		otherUser: "Jenes Konto ist bereits mit einer anderen Person verbunden.",
		otherEmail:
			"Jenes Konto hat eine andere E-Mail-Adresse als Ihres, deshalb wurde es nicht verbunden.",
		noAccount: "Bitten Sie die Leitung Ihres Teams um ein Konto.",
		onlyOne:
			"Das ist Ihr letztes verbundenes Konto. Wählen Sie zuerst ein Passwort, oder verbinden Sie ein anderes Konto.",
		notConnected: "Jenes Konto ist nicht mehr verbunden.",
		tookTooLong:
			"Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Beginnen Sie bitte noch einmal.",
	},
	passkey: {
		tookTooLong:
			"Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Versuchen Sie es noch einmal.",
		unknown:
			"Dieser Passkey gehört hier zu keinem Konto mehr. Melden Sie sich auf andere Weise an und löschen Sie ihn von Ihrem Gerät.",
		refused:
			"Dieser Passkey wurde abgelehnt. Versuchen Sie es noch einmal, oder melden Sie sich auf andere Weise an.",
		notAdded: "Der Passkey konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal.",
		notYours: "Dieser Passkey lässt sich nicht zu diesem Konto hinzufügen.",
		tooMany: "Mehr Passkeys kann ein Konto nicht haben. Entfernen Sie zuerst einen.",
		lastWay:
			"Anders können Sie sich nicht anmelden. Wählen Sie zuerst ein Passwort, oder fügen Sie einen anderen Passkey hinzu.",
	},
	ourFault: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
	unavailable: ({ phone }) =>
		`Im Moment können wir nichts nachsehen, deshalb wurde nichts geändert. Versuchen Sie es in ein paar Minuten noch einmal${phone && `; wenn es nicht warten kann, rufen Sie uns an: ${phone}`}.`,
	otherwise: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
};

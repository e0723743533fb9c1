import type { secondFactor as english } from "../../en/account/second-factor.ts";

export const secondFactor: typeof english = {
	step: {
		title: "Noch ein Schritt",
		lead: "Öffnen Sie Ihre Authentifizierungs-App und geben Sie den Code ein, den sie für diese Website zeigt.",
		code: "Code aus der App",
		hint: "Sechs Ziffern. Alle 30 Sekunden kommt ein neuer.",
		trust: "Auf diesem Gerät 30 Tage lang nicht fragen",
		submit: "Weiter",
		submitting: "Wird geprüft …",
		withRecoveryCode: "Stattdessen einen Wiederherstellungscode verwenden",
		withApp: "Stattdessen die App verwenden",
		recovery: {
			title: "Wieder­herstellungs­code verwenden",
			lead: "Geben Sie einen der Codes ein, die Sie beim Einrichten der App aufbewahrt haben. Jeder gilt einmal.",
			code: "Wiederherstellungscode",
		},
		neither:
			"Haben Sie keines von beiden? Bitten Sie die Leitung Ihres Teams, Ihren zweiten Faktor zu entfernen.",
		otherPerson: "Noch einmal anmelden",
		passkey: {
			title: "Verwenden Sie Ihren Passkey",
			lead: "Ihre Rolle verlangt einen zweiten Faktor, und Ihrer ist ein Passkey.",
			use: "Passkey verwenden",
			unsupported:
				"Dieser Browser kann Ihren Passkey nicht verwenden. Melden Sie sich ab und in einem anderen Browser wieder an.",
			lost: "Ist er verloren? Bitten Sie die Leitung Ihres Teams, Ihren zweiten Faktor zu entfernen.",
			signOut: "Abmelden",
		},
	},
	setUp: {
		title: "Anmeldung in zwei Schritten",
		obliged:
			"Ihre Rolle verlangt die Anmeldung in zwei Schritten. Richten Sie sie ein, um fortzufahren; das dauert zwei Minuten.",
		lead: "Nach Ihrem Passwort geben Sie einen Code aus einer Authentifizierungs-App auf Ihrem Telefon ein. Ein gestohlenes Passwort allein öffnet dann nichts.",
		replaces: "Die neue App tritt an die Stelle derjenigen, die Sie jetzt verwenden.",
		signsOut: "Alle Ihre anderen Geräte werden abgemeldet.",
		begin: "Beginnen",
		over: "Diese Einrichtung gilt nicht mehr: Sie wurde vor mehr als einer Stunde begonnen, oder seitdem in einem anderen Tab noch einmal. Beginnen Sie hier von vorn.",
		signInAgain:
			"Dafür müssen Sie sich vor Kurzem angemeldet haben. Melden Sie sich ab und dann wieder an.",
		scan: {
			title: "Scannen Sie diesen Code",
			lead: "Öffnen Sie die Authentifizierungs-App, fügen Sie ein Konto hinzu und richten Sie die Kamera hierher.",
			qrCode: "QR-Code für die Authentifizierungs-App",
			typed: "Lässt er sich nicht scannen? Geben Sie diesen Schlüssel in die App ein:",
			code: "Code, den die App jetzt zeigt",
			confirm: "Einschalten",
		},
		newCodes: {
			title: "Neue Wieder­herstellungs­codes",
			lead: "Sie bekommen zehn neue Codes. Die jetzigen gelten dann nicht mehr.",
			make: "Neue Codes erstellen",
		},
		codes: {
			title: "Bewahren Sie diese Codes auf",
			lead: "Wenn Sie Ihr Telefon verlieren, kommen Sie mit jedem dieser Codes einmal hinein. Sie werden nur jetzt gezeigt: Drucken Sie sie, oder speichern Sie sie dort, wo Sie Passwörter aufbewahren.",
			list: "Wiederherstellungscodes",
			download: "Als Datei speichern",
			print: "Drucken",
			kept: "Ich habe sie aufbewahrt",
		},
		back: "Zurück zu meinem Konto",
		signOut: "Abmelden",
	},
};

import type { passwordMeter as english } from "../../en/account/password-meter.ts";

export const passwordMeter: typeof english = {
	levels: {
		0: "Nicht möglich.",
		1: "Leicht zu erraten.",
		2: "Mittelmäßig.",
		3: "Schwer zu erraten.",
	},
	advice: {
		short: "Es ist zu kurz.",
		name: "Es enthält einen Namen: Ihren, den Ihres Postfachs oder unseren.",
		repeats: "Es wiederholt sich; das wird früh ausprobiert.",
		row: "Es folgt einer Tastenreihe oder zählt; das wird früh ausprobiert.",
		word: "Ein einzelnes Wort wird zuerst ausprobiert, auch mit einer Zahl am Ende. Setzen Sie einige Wörter zusammen, die nichts miteinander zu tun haben.",
		longer: "Ein weiteres Wort macht es viel schwerer.",
		good: "Verwenden Sie es nur hier.",
	},
};

export const smallPrint = {
	agree:
		"En réservant, vous acceptez nos <terms>conditions</terms> ; notre <privacy>page de confidentialité</privacy> dit ce que nous gardons de vous.",
	loading: "Un instant, s’il vous plaît…",
	notRead:
		"Il nous faut le réseau pour afficher ce texte. Il est absent pour le moment ; réessayez dans un instant.",
	close: "Revenir à votre réservation",
};

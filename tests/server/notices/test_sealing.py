"""Web push is sealed as RFC 8291 says, by its own example, and signed so that the key which is told proves it (RFC 8292)."""

import json

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from crossroads.server.notices.sealing import (
    CURVE,
    new_signer,
    private_key,
    private_text,
    public_point,
    seal,
    unwritten,
    vapid,
    written_url,
)

# RFC 8291, section 5 and appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
BROWSER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SENDER = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out_to_the_byte() -> None:
    sender = private_key(SENDER_PRIVATE)

    assert written_url(public_point(sender)) == SENDER
    assert written_url(public_point(private_key(BROWSER_PRIVATE))) == BROWSER
    assert written_url(seal(PLAIN, unwritten(BROWSER), unwritten(AUTH), unwritten(SALT), sender)) == SEALED


def test_no_two_messages_are_sealed_alike() -> None:
    one, other = (seal(PLAIN, unwritten(BROWSER), unwritten(AUTH)) for _ in range(2))

    assert one[:16] != other[:16]
    assert one[21:86] != other[21:86]
    assert len(one) == len(other) == len(unwritten(SEALED))


def test_a_key_is_the_same_after_it_was_kept() -> None:
    kept = new_signer()

    assert private_text(private_key(kept)) == kept
    assert new_signer() != kept


def test_a_push_service_can_check_who_sends() -> None:
    signer = private_key(SENDER_PRIVATE)
    header = vapid(signer, "https://push.example", "https://table.example", 1_800_000_000.0)

    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    said, _, proof = token.rpartition(".")
    about, claims = (json.loads(unwritten(part)) for part in said.split("."))
    assert about == {"typ": "JWT", "alg": "ES256"}
    assert claims == {"aud": "https://push.example", "exp": 1_800_000_000, "sub": "https://table.example"}
    r, s = (int.from_bytes(unwritten(proof)[half : half + 32], "big") for half in (0, 32))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unwritten(key))
    public.verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(hashes.SHA256()))

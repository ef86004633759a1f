"""Web push: a message sealed for one browser (RFC 8291, RFC 8188) and the proof of who sends it (VAPID, RFC 8292)."""

import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096
LAST = b"\x02"  # what ends the last record
CURVE = ec.SECP256R1()


def unwritten(text: str) -> bytes:
    """Bytes from base64url, with or without its padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written_url(data: bytes) -> str:
    """Bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def new_signer() -> str:
    """A new private key, as text."""
    return private_text(ec.generate_private_key(CURVE))


def private_text(key: ec.EllipticCurvePrivateKey) -> str:
    return written_url(key.private_numbers().private_value.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    """A private key from its text."""
    return ec.derive_private_key(int.from_bytes(unwritten(text), "big"), CURVE)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as a browser takes it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(
    message: bytes,
    browser_key: bytes,
    auth: bytes,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message that only the browser with this key and secret can read; salt and sender are new each time."""
    salt = os.urandom(16) if salt is None else salt
    sender = ec.generate_private_key(CURVE) if sender is None else sender
    own = public_point(sender)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser_key))
    secret = _derived(shared, auth, b"WebPush: info\0" + browser_key + own, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(own)) + own
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def vapid(signer: ec.EllipticCurvePrivateKey, audience: str, subject: str, expires: float) -> str:
    """The `Authorization` header that says who sends to a push service."""
    claims = {"aud": audience, "exp": int(expires), "sub": subject}
    said = ".".join(written_url(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(signer.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    proof = written_url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={said}.{proof}, k={written_url(public_point(signer))}"
